import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SecuritySection } from "./security-section.tsx";

/** All sign-in methods. */
export function AccessPart() {
  return (
    <>
      <PasswordSection />
      <PasskeysSection />
      <ProvidersSection />
      <SecuritySection />
    </>
  );
}
