import './files.css'
import { FileInput } from 'lucide-react'
import { useFilesSay } from './words.ts'

/** Lies over the whole page while a file is held over it. */
export function DropTarget() {
  const say = useFilesSay()
  return (
    <div className="drop-target" role="status">
      <div>
        <FileInput aria-hidden size={52} strokeWidth={1.4} />
        <b>{say('files.drop')}</b>
        <span>{say('files.dropNote')}</span>
      </div>
    </div>
  )
}
