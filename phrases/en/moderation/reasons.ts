import type { Phrases } from "../../dictionary.ts";

export const reasons: Phrases["reasons"] = {
  spam: "Spam or unwanted content",
  fake_profile: "Fake profile or impersonation",
  harassment: "Harassment or toxic behavior",
  inappropriate_content: "Inappropriate content",
  inappropriate_photo: "Inappropriate photo",
  inappropriate_nickname: "Inappropriate nickname",
  impersonation: "Impersonation",
  offensive_content: "Offensive content",
  violence: "Violence or threats",
  pressure: "Pressure, or a no that wasn’t accepted",
  theft: "Theft, or asked for money",
  other_person: "Not the person of the profile",
  other: "Other",
};
