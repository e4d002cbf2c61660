/** What the person's own profile says about the navigation: the unread dots, and whether it has the moderators' links. */
export interface OwnDots {
  hasNewLikes: boolean;
  hasNewChats: boolean;
  isModerator: boolean;
}
