export interface StoredDots {
  hasNewLikes: boolean;
  hasNewChats: boolean;
  isModerator: boolean;
  isOperator: boolean;
}

export interface OwnDots extends StoredDots {
  /** Up to `NEW_MESSAGES_MAX` and one. */
  newMessages: number;
  /** For moderators, up to the same. */
  waitingCases: number;
}
