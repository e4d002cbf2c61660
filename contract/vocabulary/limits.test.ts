import { expect, test } from "vitest";
import {
  AGE,
  BIO_MAX,
  CITY_OPTIONS,
  CITY_PAGE,
  COMMON_INTERESTS,
  CONFETTI,
  DASHBOARD_PAGE,
  EARTH_RADIUS_KM,
  MESSAGE,
  MESSAGE_PAGE,
  NAME_MAX,
  NICKNAME,
  NOTIFICATION_POLL_MS,
  ONLINE_WINDOW_MS,
  PASSWORD,
  REDIRECT_DELAY_MS,
  UNREAD_BADGE_MAX,
} from "./limits.ts";

// The table of the specification, §9, written out by hand.

test("LIMIT-01 LIMIT-02 LIMIT-03 LIMIT-04 LIMIT-05 a person's limits are those of the specification", () => {
  expect({ AGE, NICKNAME, NAME_MAX, BIO_MAX, PASSWORD }).toEqual({
    AGE: { min: 18, max: 100 },
    NICKNAME: { min: 3, max: 20 },
    NAME_MAX: 10,
    BIO_MAX: 300,
    PASSWORD: { short: 6, min: 8, max: 255 },
  });
});

test("LIMIT-10 LIMIT-16 LIMIT-17 LIMIT-18 LIMIT-19 the limits of discovery and match are those of the specification", () => {
  expect({ DASHBOARD_PAGE, EARTH_RADIUS_KM, CONFETTI, COMMON_INTERESTS, CITY_PAGE, CITY_OPTIONS }).toEqual({
    DASHBOARD_PAGE: 39,
    EARTH_RADIUS_KM: 6371,
    CONFETTI: { particles: 120, durationMs: 5000 },
    COMMON_INTERESTS: { dashboard: 6, matches: 5 },
    CITY_PAGE: 1000,
    CITY_OPTIONS: { registration: 500, filter: 100 },
  });
});

test("LIMIT-06 LIMIT-08 the limits of conversations are those of the specification", () => {
  expect({ MESSAGE, MESSAGE_PAGE, ONLINE_WINDOW_MS, UNREAD_BADGE_MAX }).toEqual({
    MESSAGE: { max: 350, warn: 300 },
    MESSAGE_PAGE: 25,
    ONLINE_WINDOW_MS: 120_000,
    UNREAD_BADGE_MAX: 9,
  });
});

test("LIMIT-20 LIMIT-21 the waits are those of the specification", () => {
  expect({ REDIRECT_DELAY_MS, NOTIFICATION_POLL_MS }).toEqual({
    REDIRECT_DELAY_MS: 2000,
    NOTIFICATION_POLL_MS: 30_000,
  });
});
