/** The Message-ID of an email with this id. */
export function messageIdOf(id: string, publicUrl: string): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
