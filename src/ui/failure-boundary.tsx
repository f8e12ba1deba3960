import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** Another one is a new try. */
  place: unknown
  failure: ReactNode
  children: ReactNode
}

/** Where something fails while it is drawn: an apology instead of nothing, until one goes elsewhere. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidUpdate({ place }: FailureBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
