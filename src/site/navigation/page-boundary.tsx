import { Component, type ReactNode } from 'react'
import { SiteErrorPage } from '../layout/site-error-page.tsx'
import type { SiteLocation } from './site-location.ts'

interface PageBoundaryProps {
  location: SiteLocation
  children: ReactNode
}

/** Where a page fails while it is drawn: an apology with a way out instead of nothing, until one goes elsewhere. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidUpdate({ location }: PageBoundaryProps) {
    if (this.state.hasFailed && location !== this.props.location) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <SiteErrorPage /> : this.props.children
  }
}
