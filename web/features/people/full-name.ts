/** Both names, as a person's heading shows them: in questions about that person. */
export function fullName({ nickname, realName }: { nickname: string; realName?: string | null | undefined }): string {
  return realName ? `${realName} (@${nickname})` : nickname;
}
