import { anyone, type Lines, members } from "../line.ts";

export const emailChange: Lines<"emailChange"> = {
  request: { outcomes: members("IDENTITY_NOT_PROVEN"), input: () => ({ email: "another@example.test" }) },
  confirm: { outcomes: members("LINK_INVALID"), input: () => ({ token: "made-up" }) },
  undo: { outcomes: anyone("LINK_INVALID"), input: () => ({ token: "made-up", newPassword: "Thousand-5unny" }) },
  object: { outcomes: anyone("LINK_INVALID"), input: () => ({ token: "made-up" }) },
};
