import type { Phrases } from "../../dictionary.ts";

export const reasons: Phrases["reasons"] = {
  spam: "Spam oder unerwünschte Inhalte",
  fake_profile: "Fake-Profil oder falsche Identität",
  harassment: "Belästigung oder toxisches Verhalten",
  inappropriate_content: "Unangemessene Inhalte",
  inappropriate_photo: "Unangemessenes Foto",
  inappropriate_nickname: "Unangemessener Nickname",
  impersonation: "Falsche Identität",
  offensive_content: "Beleidigende Inhalte",
  violence: "Gewalt oder Drohungen",
  pressure: "Bedrängen, oder ein Nein nicht akzeptiert",
  theft: "Diebstahl, oder wollte Geld",
  other_person: "Nicht die Person aus dem Profil",
  other: "Etwas anderes",
};
