import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import {
  archiveChat,
  type ChatDeps,
  getChat,
  listChats,
  markChatRead,
  openChat,
  readChatMessages,
  sendMessage,
} from "./service.ts";

/** Binds the chats endpoints, for members. */
export function chatRoutes({ read, ...deps }: ChatDeps & { read: Read }) {
  const { chats } = memberProcedures;
  return {
    list: chats.list.handler(({ input, context }) => read((db) => listChats(db, context.actor, input))),
    get: chats.get.handler(({ input, context }) => getChat(deps.db, context.actor, input.chatId)),
    open: chats.open.handler(({ input, context }) => openChat(deps.db, context.actor, input.personId)),
    archive: chats.archive.handler(({ input, context }) => archiveChat(deps, context.actor, input.chatId)),
    messages: chats.messages.handler(({ input, context }) => read((db) => readChatMessages(db, context.actor, input))),
    send: chats.send.handler(({ input, context }) => sendMessage(deps, context.actor, input)),
    markRead: chats.markRead.handler(({ input, context }) => markChatRead(deps, context.actor, input.chatId)),
  };
}
