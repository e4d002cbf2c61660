export interface FoundRow {
  id: string;
  chatId: string;
  /** Of the other side; null once their account is gone. */
  nickname: string | null;
  isMine: boolean;
  message: string;
  sentAt: Date;
}
