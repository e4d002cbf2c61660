import { Component, type ReactNode } from "react";
import { log } from "../lib/log.ts";

type Props = {
  name: string;
  /** Instead of the children once they have crashed; nothing by default. */
  fallback?: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
};

/**
 * Keeps a crash of its children to itself, so that one broken part of the page does not take the others along. For parts
 * that are on every page; a screen has the error element of its route.
 */
export class ErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.error(`${this.props.name} crashed`, error);
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
