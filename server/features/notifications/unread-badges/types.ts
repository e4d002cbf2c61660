export interface StoredBadges {
  hasNewLikes: boolean;
  hasNewChats: boolean;
  isModerator: boolean;
  isOperator: boolean;
}

export interface OwnBadges extends StoredBadges {
  /** Up to `NEW_MESSAGES_MAX` + 1. */
  newMessages: number;
  /** For moderators, up to the same limit. */
  waitingCases: number;
}
