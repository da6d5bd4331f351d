import { Component, type ReactNode } from 'react';
import { causeChain } from '../lib/text/cause-chain';

interface Props {
  children: ReactNode;
  /** The route; a new value clears the error. */
  resetKey: string;
}

interface State {
  error: unknown;
  resetKey: string;
}

/** Catches a crash of the page. Navigation stays, and 'Try again' renders the page once more. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Something that is not an error was thrown.') };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" tabIndex={-1} className="crash">
        <h1>This page crashed.</h1>
        <p>
          <button type="button" className="button" onClick={() => this.setState({ error: null })}>
            Try again
          </button>
        </p>
        <pre>{causeChain(error)}</pre>
      </main>
    );
  }
}
