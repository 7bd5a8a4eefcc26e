import { Component, type ReactNode } from 'react'

/** Whatever is shown here, as long as nothing in it throws: a game's code may. Then it is told instead. */
export class Stumble extends Component<{ onStumble(): void; children: ReactNode }> {
  override state = { stumbled: false }

  static getDerivedStateFromError() {
    return { stumbled: true }
  }

  override componentDidCatch() {
    this.props.onStumble()
  }

  override render() {
    return this.state.stumbled ? null : this.props.children
  }
}
