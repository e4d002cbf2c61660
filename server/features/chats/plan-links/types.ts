import type { PlanRow } from "../plans/types.ts";

/** A link of its maker, with the plan as it is now. */
export interface LinkRow extends Pick<PlanRow, "what" | "titleKind" | "startsAt" | "minutes"> {
  planId: string;
  madeAt: Date;
  opened: number;
  wellAt: Date | null;
}

/** What a link shows of the plan, and of the other person; of them a nickname alone once something has changed. */
export interface ShownRow
  extends Pick<PlanRow, "what" | "titleKind" | "place" | "startsAt" | "minutes" | "timeZone" | "now"> {
  nickname: string;
  birthDate: string | null;
  avatarUrl: string | null;
  isVerified: boolean;
  wellAt: Date | null;
  /** One of the two asks for another time; the present one stands until both agree. */
  isTimeAsked: boolean;
  /** When the plan or its people changed so that it may not take place; null while it stands. */
  changedAt: Date | null;
}

export type ShownLink = Omit<ShownRow, "avatarUrl" | "birthDate"> & {
  age: number | null;
  photo: { bytes: Buffer; type: string } | null;
};
