import { act, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../../lib/api-testing.ts";
import { renderInKit } from "../../../ui/testing.tsx";
import { emptyPersonFacts, PersonFactsProvider } from "./person-facts-form.tsx";

test("the place is shown, and cannot be changed before its lists are here", async () => {
  fakeServer({ "GET /api/v1/countries": () => [], "GET /api/v1/countries/ES/cities": () => [] });
  const arrival = Promise.withResolvers<void>();
  vi.doMock("./place-searches.tsx", async (original) => {
    await arrival.promise;
    return original();
  });
  const { PlaceFields } = await import("./place-fields.tsx");
  const place = { country: "ES", city: "7", cityName: "Málaga" };
  function Form() {
    return (
      <PersonFactsProvider form={useForm({ defaultValues: { ...emptyPersonFacts, ...place } })}>
        <PlaceFields />
      </PersonFactsProvider>
    );
  }
  await renderInKit(<Form />);
  const fields = () => ["País", "Ciudad"].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  const seen = () => fields().map(({ value, disabled }) => [value, disabled]);
  expect(seen()).toEqual([
    ["España", true],
    ["Málaga", true],
  ]);
  await act(async () => arrival.resolve());
  await waitFor(() =>
    expect(seen()).toEqual([
      ["España", false],
      ["Málaga", false],
    ]),
  );
});
