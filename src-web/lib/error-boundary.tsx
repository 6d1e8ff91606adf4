import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  resetKey?: string;
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  key: string | undefined;
}

/** Does not log the error: React calls the handlers in `hydrate.tsx`. */
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
