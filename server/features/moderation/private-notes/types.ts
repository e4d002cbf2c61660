export interface PrivateNoteRow {
  id: string;
  text: string;
  writtenAt: Date;
  /** Nickname. */
  author: string | null;
  isMine: boolean;
}

export interface NewNote {
  personId: string;
  noteId: string;
  text: string;
}
