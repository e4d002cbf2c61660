/**
 * The Message-ID of an email that a job sends. Each run of the job gives the same one, by which mail servers and programs know
 * an email that is sent again because the job's completion was lost.
 */
export function messageIdOf(jobId: string, publicUrl: string): string {
  return `<${jobId}@${new URL(publicUrl).hostname}>`;
}
