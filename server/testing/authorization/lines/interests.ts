import { type Lines, members } from "../line.ts";

export const interests: Lines<"interests"> = {
  catalogue: { outcomes: members("hidden"), input: () => ({ search: "dune" }) },
  popular: { outcomes: members("hidden"), input: () => ({ kind: "anime" }) },
  mine: { outcomes: members("hidden") },
  add: { outcomes: members("hidden"), input: ({ titles: [, free] }) => ({ interestId: free }) },
  remove: { outcomes: members("hidden"), input: ({ titles: [shared] }) => ({ interestId: shared }) },
  request: { outcomes: members("hidden"), input: () => ({ title: "Nobody knows it", kind: "anime" }) },
  match: {
    outcomes: members("hidden"),
    input: () => ({ entries: [{ titles: ["Dune"], year: null, kind: null, references: [] }] }),
  },
  listServices: { outcomes: members("hidden") },
  publicList: { outcomes: members("NOT_FOUND"), input: () => ({ service: "anilist", name: "nami" }) },
  import: {
    outcomes: members("hidden"),
    input: ({ titles: [, free] }) => ({ interestIds: [free], unknown: [{ title: "Nobody knows it", kind: null }] }),
  },
};
