import { Modal } from './Modal.tsx'

/** A text on a dark, calm page in large type, for one to read to all. */
export default function ReadAloud(props: {
  title: string
  text: string
  /** What the button says that takes it. */
  take?: string
  onTake?(): void
  onClose(): void
}) {
  return (
    <Modal title={props.title} look="page read-aloud" onClose={props.onClose}>
      <div className="reading" dir="auto">
        {props.text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {props.onTake && (
        <footer>
          <button type="button" className="primary" data-first onClick={props.onTake}>
            {props.take}
          </button>
        </footer>
      )}
    </Modal>
  )
}
