export interface NoteDraft {
  personId: string;
  caseId: string;
  notes: string;
}
