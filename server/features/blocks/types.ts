/** A person whom the viewer has blocked. */
export interface BlockRow {
  id: string;
  blockedAt: Date;
  realName: string | null;
  person: { id: string; nickname: string; avatarUrl: string | null; isPremium: boolean };
}
