/** A chat in which the other side waits for an answer. */
export interface WaitingChat {
  chatId: string;
  nickname: string;
  /** The other side's first messages, oldest first. */
  first: string[];
}

/** A period of due answers. */
export interface DuePeriod {
  after: Date;
  until: Date;
}
