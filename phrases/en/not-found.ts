import type { Phrases } from "../dictionary.ts";

export const notFound: Phrases["notFound"] = {
  meta: "Page not found · Nakamatch",
  title: "This page never made it into the volume",
  text: "Maybe it was torn out, maybe it was never drawn. What you’re looking for isn’t at this address.",
  home: "Back to the home page",
};
