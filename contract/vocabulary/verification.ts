/** Drawn at random. Each has a drawing and a text. */
export const GESTURES = [
  "hand_on_head",
  "three_fingers",
  "thumb_by_cheek",
  "finger_on_nose",
  "hand_on_ear",
  "two_fingers",
  "palm_by_face",
  "fist_under_chin",
] as const;
export type Gesture = (typeof GESTURES)[number];

/** `drawn`: a gesture, and no photo yet. Only `waiting` has a photo. */
export const REQUEST_STATES = ["drawn", "waiting", "approved", "rejected", "withdrawn", "outdated", "expired"] as const;

/** Reasons to reject a request. */
export const REFUSAL_REASONS = ["no_gesture", "other_person", "unclear"] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
