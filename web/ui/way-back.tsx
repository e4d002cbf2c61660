import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** A back link, aligned with the page's text. */
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
