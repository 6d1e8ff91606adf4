import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another key, another try: the path of the page that failed. */
  resetKey?: string;
  /** Shown instead of the children when they have failed; `retry` renders them again. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  key: string | undefined;
}

/** Keeps an error of its children from taking the rest of the page with it. React logs the error (`hydrate.tsx`). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { key }: ErrorBoundaryState) {
    return key === resetKey ? null : { failed: false, key: resetKey };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.failed) return children;
    return fallback?.(() => this.setState({ failed: false }));
  }
}
