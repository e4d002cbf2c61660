import type { ErrorBody } from "@nakamatch/contract/errors";
import { languageHeader } from "../../../lib/api-language.ts";
import { ApiError } from "../../../lib/errors.ts";

/** A photo that was stored. */
export interface UploadedPhoto {
  avatarUrl: string;
  /** Others do not see it before a moderator has looked at it. */
  isHeld: boolean;
}

/** An upload under way. */
export interface PhotoUpload {
  /** The new photo. Rejects with an `ApiError`, a `TypeError` without an answer, or an `AbortError`. */
  done: Promise<UploadedPhoto>;
  /** Ends it. Has no effect once the server has answered. */
  abort(): void;
}

/** How long the upload and the answer may take, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Sends a photo. `onProgress` is told the percentage that is sent; 100 means that the server is at work. */
export function uploadPhoto(photo: Blob, onProgress: (percent: number) => void): PhotoUpload {
  // `fetch` does not report how much it has sent.
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedPhoto>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress((loaded / total) * 100);
    };
    request.upload.onload = () => onProgress(100);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 200 && typeof body?.avatarUrl === "string") {
        resolve({ avatarUrl: body.avatarUrl, isHeld: body.isHeld === true });
      } else reject(new ApiError(request.status, body));
    };
    const fail = () => reject(new TypeError("the upload got no answer"));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(new DOMException("the upload was cancelled", "AbortError"));
  });
  request.open("PUT", "/api/v1/me/photo");
  request.timeout = TIMEOUT_MS;
  for (const [name, value] of new Headers(languageHeader())) request.setRequestHeader(name, value);
  request.setRequestHeader("content-type", photo.type);
  request.send(photo);
  return { done, abort: () => request.abort() };
}

/** The photo, or what the server says instead. */
type Answer = Partial<ErrorBody> & { avatarUrl?: unknown; isHeld?: unknown };

function parse(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
