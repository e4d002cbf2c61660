export interface OwnDots {
  hasNewLikes: boolean;
  hasNewChats: boolean;
  isModerator: boolean;
  isOperator: boolean;
}
