# What a reading process may open, execute and reach, by Landlock. docs/reader-sandbox.md#landlock.
use strict;
use warnings;

use constant { CREATE_RULESET => 444, ADD_RULE => 445, RESTRICT_SELF => 446 };
# Rights of files: execute, read a file, list a folder.
use constant { EXECUTE => 1 << 0, READ_FILE => 1 << 2, READ_FOLDER => 1 << 3 };
# Rights that an ABI knows, all of them refused unless a rule grants them; the first ABI has 13.
my %file_rights = (1 => 13, 2 => 14, 3 => 15, 4 => 15, 5 => 16);
use constant TCP_RIGHTS => 0b11;
use constant SCOPES => 0b11;
use constant O_PATH_CLOEXEC => 0x200000 | 0x80000;
use constant AT_FDCWD => -100;

# The ABI of the kernel, 0 where it has none or Landlock is off.
sub landlock_abi {
  my $abi = syscall(CREATE_RULESET, 0, 0, 1);
  return $abi < 1 ? 0 : $abi;
}

# Refuses everything but reading under `readable`, and executing of `executable`. Answers an error, or '' when it holds.
sub restrict_by_landlock {
  my ($abi, $openat, $readable, $executable) = @_;
  my $files = (1 << $file_rights{$abi > 5 ? 5 : $abi}) - 1;
  my $attributes = pack 'Q', $files;
  $attributes .= pack 'Q', TCP_RIGHTS if $abi >= 4;
  $attributes .= pack 'Q', SCOPES if $abi >= 6;
  my $ruleset = syscall(CREATE_RULESET, $attributes, length $attributes, 0);
  return "no ruleset: $!" if $ruleset < 0;
  for my $rule (map({ [$_, READ_FILE] } @$readable), map({ [$_, READ_FILE | EXECUTE] } @$executable)) {
    my ($path, $rights) = @$rule;
    # A path that does not exist needs no rule.
    next unless stat $path;
    $rights |= READ_FOLDER if -d _;
    my $name = "$path";
    my $place = syscall($openat, AT_FDCWD, $name, O_PATH_CLOEXEC, 0);
    return "$path cannot be opened: $!" if $place < 0;
    my $beneath = pack 'Ql', $rights, $place;
    return "$path cannot be allowed: $!" if syscall(ADD_RULE, $ruleset, 1, $beneath, 0) != 0;
  }
  return syscall(RESTRICT_SELF, $ruleset, 0) == 0 ? '' : "not applied: $!";
}

1;
