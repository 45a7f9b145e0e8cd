import './composer.css';
import { orbLimits } from '@playforward/contract';
import { ImagePlus, SendHorizontal, Square, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { acceptImages, imagePreview, readImage } from './accept-images.ts';
import type { ChatImage } from './chat-entry.ts';
import { isWriting, maySend } from './chat-state.ts';
import { chatText as text } from './chat-text.ts';
import { type ChatController, newKey } from './use-chat.ts';

type ComposerProps = { controller: ChatController; inputRef: Ref<HTMLTextAreaElement> };

/** Where a message is written. Enter sends, Shift+Enter begins a line, Escape stops the answer. */
export function Composer({ controller, inputRef }: ComposerProps) {
  const { chat, send, type } = controller;
  const busy = chat.asking !== null;
  const tooLong = chat.draft.trim().length > orbLimits.messageLength;
  const ready = maySend(chat, chat.draft, chat.images) && !tooLong;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (ready) send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || chat.mode === 'basic') return;
    event.preventDefault();
    void addFiles(files, controller);
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        send();
        // The button turns into another one: whoever pressed it goes on writing.
        event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      <ComposerLine controller={controller} tooLong={tooLong} />
      <Previews images={chat.images} onRemove={controller.removeImage} />
      <div className="chat-input-row">
        <AttachButton controller={controller} />
        <textarea
          ref={inputRef}
          className="chat-input"
          rows={1}
          aria-label={text.input}
          aria-invalid={tooLong}
          placeholder={text.input}
          value={chat.draft}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {busy ? (
          <Button className="chat-send" aria-label={text.stop} title={text.stop} onClick={controller.stop}>
            <Square size={18} fill="currentColor" aria-hidden="true" />
          </Button>
        ) : (
          <Button
            type="submit"
            className="chat-send"
            aria-label={text.send}
            title={text.send}
            disabled={!ready}
          >
            <SendHorizontal size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
    </form>
  );
}

/** One line above the input: what is going on, or what is in the way. */
function ComposerLine({ controller: { chat }, tooLong }: { controller: ChatController; tooLong: boolean }) {
  const online = useOnline();
  if (chat.asking !== null) {
    return (
      <p className="chat-line">
        {online ? (isWriting(chat) ? text.writing : text.thinking) : text.lineLost}
        <span className="chat-escape">
          <kbd>{text.escape.key}</kbd> {text.escape.rest}
        </span>
      </p>
    );
  }
  const words = tooLong
    ? text.tooLong(chat.draft.trim().length, orbLimits.messageLength)
    : !online
      ? text.offline
      : chat.mode === 'basic'
        ? text.basicNote
        : chat.images.length > 0
          ? text.pictureKept
          : null;
  return words && <p className={tooLong ? 'chat-line bad' : 'chat-line'}>{words}</p>;
}

function AttachButton({ controller }: { controller: ChatController }) {
  const { mode, images } = controller.chat;
  const input = useRef<HTMLInputElement>(null);
  const full = images.length >= orbLimits.imagesPerMessage;
  const off = mode === 'basic' || full;
  const label = mode === 'basic' ? text.attachOff : full ? text.attachFull : text.attach;
  return (
    <>
      <IconButton label={label} className="chat-attach" disabled={off} onClick={() => input.current?.click()}>
        <ImagePlus size={22} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        disabled={off}
        onChange={(event) => {
          void addFiles([...(event.target.files ?? [])], controller);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}

async function addFiles(files: File[], controller: ChatController): Promise<void> {
  const accepted = acceptImages(files, controller.chat.images.length);
  const images = await Promise.all(accepted.map((file) => readImage(file, newKey())));
  controller.addImages(images.filter((image): image is ChatImage => image !== null));
}

function Previews({ images, onRemove }: { images: readonly ChatImage[]; onRemove: (key: string) => void }) {
  if (images.length === 0) return null;
  return (
    <ul className="chat-previews">
      {images.map((image) => (
        <li key={image.key}>
          <img src={imagePreview(image)} alt={text.picture(image.filename)} />
          <IconButton label={text.drop(image.filename)} onClick={() => onRemove(image.key)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
