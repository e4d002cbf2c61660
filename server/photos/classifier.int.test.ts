import { PHOTO_KINDS, type PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { isExplicit } from "@nakamatch/domain/safety/explicit-photo";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { readPortraits } from "../seed/demo/portraits.ts";
import { isClassifierInstalled } from "./classifier-add-on.ts";
import { createPhotoClassifier } from "./photo-classifier.ts";

describe("the real classifier", { tags: ["classifier"] }, () => {
  const classifier = createPhotoClassifier();
  afterAll(() => classifier.close());

  it("tells a drawn portrait from something explicit, the same way each time, whatever the size", async () => {
    expect(isClassifierInstalled(), "in the version of the lock file").toBe(true);
    const portrait = sharp(Buffer.from(readPortraits().get("demo-member")!));
    const [large, small] = await Promise.all([512, 100].map((side) => portrait.clone().resize(side).jpeg().toBuffer()));
    const answers: PhotoScores[] = [];
    for (const photo of [large!, large!, small!]) answers.push(await classifier.classify(photo));
    for (const scores of answers) {
      expect(Object.keys(scores)).toEqual(PHOTO_KINDS);
      expect(Object.values(scores).reduce((sum, score) => sum + score)).toBeCloseTo(1, 2);
      expect(scores.drawing + scores.neutral).toBeGreaterThan(0.9);
      expect(isExplicit(scores)).toBe(false);
    }
    expect(answers[1]).toEqual(answers[0]);
  }, 120_000);

  it("fails at what is no picture, and goes on with the next one", async () => {
    await expect(classifier.classify(new Uint8Array([1, 2, 3]))).rejects.toThrow("the classifier thread failed");
    const grey = sharp({ create: { width: 64, height: 64, channels: 3, background: "grey" } });
    expect(isExplicit(await classifier.classify(await grey.png().toBuffer()))).toBe(false);
  }, 120_000);
});
