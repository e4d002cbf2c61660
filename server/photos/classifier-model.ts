/** The model of `nsfwjs` on the WebAssembly engine of TensorFlow.js. */
import { PHOTO_KINDS, type PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import { loadFromAddOn } from "./classifier-add-on.ts";

/** Declared here, as the packages are not installed for type checks. */
interface Tensor {
  data(): Promise<Float32Array>;
}
interface GraphModel {
  predict(input: Tensor): Tensor;
}
interface Engine {
  env(): { set(flag: string, value: boolean): void };
  setBackend(name: string): Promise<boolean>;
  tensor4d(values: Uint8Array, shape: number[], type: "float32"): Tensor;
  div(dividend: Tensor, divisor: number): Tensor;
  tidy<Result>(work: () => Result): Result;
  dispose(tensor: Tensor): void;
}
interface Converter {
  loadGraphModel(handler: { load(): Promise<object> }): Promise<GraphModel>;
}
interface ModelJson {
  modelTopology: object;
  format: string;
  weightsManifest: { paths: string[]; weights: object[] }[];
}

/** Modules with the model's description and its weights in base64. */
const MODEL_FOLDER = "./node_modules/nsfwjs/dist/models/mobilenet_v2_mid";

/** Side of the model's input in pixels. */
export const MODEL_SIDE = 224;

/** Scores `MODEL_SIDE`² RGB pixels. */
export type Model = (pixels: Uint8Array) => Promise<PhotoScores>;

/** Loads the model, in about a second. @throws {Error} if the add-on is not installed */
export async function loadModel(): Promise<Model> {
  const engine = loadFromAddOn("@tensorflow/tfjs-core") as Engine;
  loadFromAddOn("@tensorflow/tfjs-backend-wasm");
  // Other threads would outlive this one.
  engine.env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
  if (!(await engine.setBackend("wasm"))) throw new Error("the WebAssembly engine does not start");
  const model = await loadGraph();

  return async (pixels) => {
    const output = engine.tidy(() => {
      const input = engine.tensor4d(pixels, [1, MODEL_SIDE, MODEL_SIDE, 3], "float32");
      return model.predict(engine.div(input, 255));
    });
    try {
      return nameScores(await output.data());
    } finally {
      engine.dispose(output);
    }
  };
}

/** Replaces the package's loader, which lists every character of the weights as a property. */
function loadGraph(): Promise<GraphModel> {
  const { loadGraphModel } = loadFromAddOn("@tensorflow/tfjs-converter") as Converter;
  const read = (name: string): unknown => loadFromAddOn(`${MODEL_FOLDER}/${name}.min.js`);
  const { modelTopology, format, weightsManifest } = read("model") as ModelJson;
  const weights = weightsManifest
    .flatMap(({ paths }) => paths)
    .map((path) => Buffer.from(read(path) as string, "base64"));
  return loadGraphModel({
    load: async () => ({
      modelTopology,
      format,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(Buffer.concat(weights)).buffer,
    }),
  });
}

/** The outputs are in the order of the kinds. @throws {Error} if they are not scores */
function nameScores(outputs: Float32Array): PhotoScores {
  if (outputs.length !== PHOTO_KINDS.length || !outputs.every(Number.isFinite))
    throw new Error("the model has no answer");
  const scores = PHOTO_KINDS.map((kind, index) => [kind, Math.round((outputs[index] ?? 0) * 1000) / 1000]);
  return Object.fromEntries(scores) as PhotoScores;
}
