/** What a profile says of the marks in the navigation. */
export interface OwnMarks {
  hasNewLikes: boolean;
  hasNewChats: boolean;
  isModerator: boolean;
}
