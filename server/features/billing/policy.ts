import { PaymentError, type PaymentProvider, type ProviderEvent } from "../../payments/provider.ts";
import { AppError } from "../../platform/app-error.ts";

/** A notification that was sent by the provider. @throws {AppError} `MALFORMED_REQUEST` for any other */
export function readEvent(provider: PaymentProvider, body: Buffer, signature: string): ProviderEvent {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError("MALFORMED_REQUEST", "the notification is not the provider's");
  }
}
