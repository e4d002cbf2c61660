import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { RouterProvider } from "react-router";
import { createI18n } from "./lib/i18n.ts";
import { createQueryClient } from "./lib/query.ts";
import { followSession } from "./lib/realtime.ts";
import { SessionProvider } from "./lib/session.tsx";
import { startSession } from "./lib/session-store.ts";
import { createRouter } from "./routes.tsx";
import { EVERYWHERE } from "./screens.ts";
import { KitProvider } from "./ui/provider.tsx";
import "./styles/app.css";

// First of all: the question who is signed in is under way while the rest loads.
startSession();
const queries = createQueryClient();
const phrases = createI18n({ namespaces: EVERYWHERE });
// Code and phrases of the screen are fetched beside the phrases of every page.
const router = createRouter();
const i18n = await phrases;
followSession();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <KitProvider>
            <RouterProvider router={router} />
          </KitProvider>
        </SessionProvider>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
