"""Candle Auction: a whole game in one file, with its messages and rule pages, for NIGHTMARKET_GAMES."""

from tests.sixth.candle_auction.auction import GAME as GAME
