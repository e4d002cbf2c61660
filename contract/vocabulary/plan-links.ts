/** Of links to plans: hours that they live after the plan's end, and the most listed. */
export const PLAN_LINKS = { hoursAfter: 12, listed: 100 } as const;

/** The page behind a link; its token follows. */
export const PLAN_LINK_PATH = "/plan/";
