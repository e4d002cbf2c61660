import { PaymentError, type PaymentProvider, type ProviderEvent } from "../../../payments/provider.ts";
import { AppError } from "../../../platform/app-error.ts";

/** Verifies and parses a notification. @throws {AppError} `MALFORMED_REQUEST` if forged */
export function readEvent(provider: PaymentProvider, body: Buffer, signature: string): ProviderEvent {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError("MALFORMED_REQUEST", "the notification is not the provider's");
  }
}
