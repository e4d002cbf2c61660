import type { ReportReason } from "@nakamatch/contract/vocabulary/reports";

/** Reasons of reports and decisions: every code of `contract/vocabulary/reports.ts`. */
export const reasons = {
  spam: "Spam o contenido no deseado",
  fake_profile: "Perfil falso o suplantación",
  harassment: "Acoso o comportamiento tóxico",
  inappropriate_content: "Contenido inapropiado",
  inappropriate_photo: "Foto inapropiada",
  inappropriate_nickname: "Nickname inapropiado",
  impersonation: "Suplantación de identidad",
  offensive_content: "Contenido ofensivo",
  violence: "Violencia o amenazas",
  pressure: "Insistió o no aceptó un no",
  theft: "Robo o petición de dinero",
  other_person: "No era la persona del perfil",
  other: "Otro",
} satisfies Record<ReportReason, string>;
