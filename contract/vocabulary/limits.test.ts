import { expect, test } from "vitest";
import * as decisions from "./decisions.ts";
import * as limits from "./limits.ts";
import * as people from "./people.ts";
import * as photos from "./photos.ts";

// Typed from the acceptance rows.
test("LIMIT-01 LIMIT-02 LIMIT-03 LIMIT-04 LIMIT-05 LIMIT-06 LIMIT-08 LIMIT-10 LIMIT-16 LIMIT-17 LIMIT-18 LIMIT-19 LIMIT-20 LIMIT-21 figures", () => {
  expect(limits).toMatchObject({
    AGE: { min: 18, max: 100 },
    NICKNAME: { min: 3, max: 20 },
    NAME_MAX: 10,
    BIO_MAX: 300,
    PASSWORD: { short: 6, min: 8, max: 255 },
    MESSAGE: { max: 350, warn: 300 },
    MESSAGE_PAGE: 25,
    ONLINE_WINDOW_MS: 120_000,
    UNREAD_BADGE_MAX: 9,
    DASHBOARD_PAGE: 39,
    EARTH_RADIUS_KM: 6371,
    CONFETTI: { particles: 120, durationMs: 5000 },
    COMMON_INTERESTS: { dashboard: 6, matches: 5 },
    CITY_PAGE: 1000,
    CITY_OPTIONS: { registration: 500, filter: 100 },
    REDIRECT_DELAY_MS: 2000,
    NOTIFICATION_POLL_MS: 30_000,
  });
});

test("LIMIT-27 LIMIT-28 LIMIT-29 REG-41 DATA-05 genders, intentions, kinds and the fallback nickname", () => {
  expect(people).toMatchObject({
    GENDERS: ["hombre", "mujer", "otro"],
    LOOKING_FOR: ["amistad", "relacion", "ambas"],
    INTEREST_KINDS: ["anime", "juego", "serie_pelicula"],
    DEFAULT_NICKNAME: "Usuario",
  });
});

test("LIMIT-22 OPEN-31 a photo's formats and figures", () => {
  expect(photos).toMatchObject({
    CROP: { initial: 60, reset: 50, minSide: 100, quality: 0.9 },
    PHOTO_FORMATS: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    PHOTO: { maxBytes: 10_485_760, maxPixels: 50_000_000, minSide: 100 },
  });
});

test("LIMIT-23 BAN-04 bans last 24 hours, 7 days, 30 days, or have no end", () => {
  expect(decisions.BAN_HOURS).toEqual({ "1_day": 24, "1_week": 168, "1_month": 720, permanent: null });
});
