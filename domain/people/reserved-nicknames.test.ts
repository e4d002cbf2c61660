import { describe, expect, it } from "vitest";
import { isReservedNickname, looksLike } from "./reserved-nicknames.ts";

describe("reserved nicknames", () => {
  it.each([
    ..."Usuario ADMIN _moderator_ Nakamatch nakamatch_official nakamatch-support nakamatchTeam n4k4match MyNakamatch".split(
      " ",
    ),
    ..."Mod_Robin mod-ana ModAna m0d_ana ana_mod adm1n admin7 the_admin theAdmin a_d_m_i_n Adm1n-2 0fficial_luffy Soporte_ES mod root System".split(
      " ",
    ),
  ])("%s is reserved", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(true);
  });

  it.each([
    ..."admiral staffan usuario7 badminton system_of_a_down root_beer supporter Modern nakama match_me".split(" "),
    ..."officialdom administer modesto model_ana eliminado_77 konto_fan user_deletedscene".split(" "),
  ])("%s is free", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(false);
  });

  it.each([
    ..."Usuario_eliminado usuario-eliminado UsuarioEliminado usuari0_el1minado Usuario_eliminado2 cuenta_borrada".split(
      " ",
    ),
    ..."Deleted_account deleted-user Compte_supprime Utilisateur_supprime Utente_eliminato account_cancellato".split(
      " ",
    ),
    ..."Geloeschtes_Konto Geloschtes-Konto konto_geloescht Usuario_excluido conta_excluida".split(" "),
  ])("%s is reserved: so chats name people who are gone", (nickname) => {
    expect(isReservedNickname(nickname)).toBe(true);
  });

  it("so are the names that the operator adds", () => {
    for (const nickname of ["Crunchyroll", "crunchyr0ll", "crunchyroll_es"]) {
      expect(isReservedNickname(nickname)).toBe(false);
      expect(isReservedNickname(nickname, ["CrunchyRoll"])).toBe(true);
    }
  });

  it("look alike when only case, separators and digits for letters differ", () => {
    for (const nickname of ["noa_mod", "NOAMOD", "n0a-m0d", "noamod1"]) {
      expect(looksLike(nickname, "Noa_Mod"), nickname).toBe(true);
    }
    for (const nickname of ["noa_mode", "nora_mod", "noa"])
      expect(looksLike(nickname, "Noa_Mod"), nickname).toBe(false);
  });
});
