import { MADRID } from "../../sign-up.ts";
import { anyone, type Lines } from "../line.ts";

export const geography: Lines<"geography"> = {
  countries: { outcomes: anyone("ok") },
  cities: { outcomes: anyone("ok"), input: () => ({ countryCode: MADRID.countryCode }) },
  city: { outcomes: anyone("ok"), input: () => ({ countryCode: MADRID.countryCode, id: MADRID.id }) },
};
