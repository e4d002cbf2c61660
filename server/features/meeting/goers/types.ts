/** An event whose list of goers is open for somebody. */
export interface OpenEvent {
  id: string;
  name: string;
}
