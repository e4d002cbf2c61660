import type { OwnProfile, Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { id, interest } from "../dashboard/testing.ts";
import { viewer } from "../signed-in-testing.tsx";

/** Server answers for tests of profiles. */

const shown = {
  avatarUrl: null,
  age: 27,
  country: "ES",
  city: "Málaga",
  isPremium: false,
  isVerified: false,
  bio: "Tres espadas\ny ningún mapa",
  gender: "hombre",
  lookingFor: "ambas",
  friendshipPreference: ["mujer", "otro"],
  relationshipPreference: ["hombre"],
} as const;

export function profileOf(number: number, extra: Partial<Profile> = {}): Profile {
  return {
    ...shown,
    friendshipPreference: [...shown.friendshipPreference],
    relationshipPreference: [...shown.relationshipPreference],
    id: id(number),
    nickname: `Zoro${number}`,
    realName: "Roronoa Zoro",
    distanceKm: 12.34,
    compatibility: 67,
    hasLiked: false,
    likesViewer: false,
    isMatch: false,
    hasMetPeople: false,
    interests: [
      { ...interest(1, "anime", "One Piece"), isShared: true },
      { ...interest(2, "juego", "Zelda"), isShared: true },
      { ...interest(3, "anime", "Bleach"), isShared: false },
    ],
    viewerInterests: 3,
    shelf: { pinned: [], statuses: [] },
    taste: { title: "One Piece", fewerThan: null },
    possible: null,
    isHidden: false,
    prompts: [],
    languages: [],
    recentActivity: null,
    photos: [],
    ...extra,
  };
}

function photosOf({ avatarUrl, photoHold = null }: Partial<OwnProfile>): OwnProfile["photos"] {
  return avatarUrl ? [{ url: avatarUrl, hold: photoHold }] : [];
}

export function ownProfile(extra: Partial<OwnProfile> = {}): OwnProfile {
  return {
    ...shown,
    friendshipPreference: [...shown.friendshipPreference],
    relationshipPreference: [...shown.relationshipPreference],
    id: viewer.id,
    nickname: viewer.nickname,
    realName: "Ana Luz",
    firstName: "Ana",
    lastName: "Luz",
    nameChoice: "full",
    cityId: 7,
    version: "one",
    photoHold: null,
    prompts: [],
    languages: [],
    recentActivity: null,
    showsActivity: true,
    photos: photosOf(extra),
    ...extra,
  };
}
