/** An upcoming event whose list of goers the viewer may read. */
export interface OpenEvent {
  id: string;
  name: string;
}
