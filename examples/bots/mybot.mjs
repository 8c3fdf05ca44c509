// A bot in JavaScript: `nightmarket arena shadow-blades --bots "process:node mybot.mjs,random"`.
import { createInterface } from 'node:readline'

const liked = ['lay', 'build', 'take', 'play'] // verbs it takes gladly, the first first

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type !== 'choose') continue
  const rank = (choice) => (liked.indexOf(choice.split(':')[0]) + 100) % 100
  const [choice] = message.choices.toSorted((a, b) => rank(a) - rank(b))
  console.log(JSON.stringify({ n: message.n, choice }))
}
