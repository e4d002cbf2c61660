#!/bin/sh
# enter.sh ROOT USER FOLDER SOURCE:TARGET[:ro]... -- COMMAND: as a container on a read-only root, which may write to its volumes and
# /tmp. In a mount namespace of its own (unshare --mount), so that nothing stays mounted. USER root keeps its capabilities.
set -eu
root=$1 user=$2 folder=$3
shift 3
mount --bind "$root" "$root"
for place in proc dev tmp; do mkdir -p "$root/$place"; done
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
while [ "$1" != -- ]; do
  source=${1%%:*} target=${1#*:}
  mode=${target#*:} target=$root${target%%:*}
  if [ -d "$source" ]; then mkdir -p "$target"; else mkdir -p "$(dirname "$target")" && touch "$target"; fi
  mount --bind "$source" "$target"
  if [ "$mode" = ro ]; then mount -o remount,bind,ro "$target"; fi
  shift
done
shift
mount -o remount,bind,ro "$root"
if [ "$user" = root ]; then exec chroot "$root" env -C "$folder" "$@"; fi
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --init-groups --inh-caps=-all --bounding-set=-all \
  --no-new-privs env -C "$folder" "$@"
