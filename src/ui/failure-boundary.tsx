import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** Another one is a new try. */
  place: unknown
  failure: ReactNode
  /** Which errors it is for; left out, all. Others go on to the next boundary. */
  isFor?: (error: unknown) => boolean
  children: ReactNode
}

interface FailureState {
  failed?: { error: unknown } | undefined
}

/** Where something fails while it is drawn: an apology instead of nothing, until one goes elsewhere. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  static getDerivedStateFromError(error: unknown): FailureState {
    return { failed: { error } }
  }

  override state: FailureState = {}

  override componentDidUpdate({ place }: FailureBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: undefined })
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    if (this.props.isFor?.(failed.error) === false) throw failed.error
    return this.props.failure
  }
}
