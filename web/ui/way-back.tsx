import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** The way back above a page: its arrow stands at the edge of the page's text. */
export function WayBack({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="quiet"
      className="-ml-2.5 self-start px-2!"
      icon={<ArrowLeft className="size-5" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
