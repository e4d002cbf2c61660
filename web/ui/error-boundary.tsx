import { Component, type ReactNode } from "react";
import { log } from "../lib/log.ts";

type Props = {
  name: string;
  /** Shown after a crash; nothing by default. */
  fallback?: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
};

/** Contains crashes of parts on every page; screens have their route's error element. */
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
